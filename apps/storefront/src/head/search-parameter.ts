/**
 * The query parameter of the home page that opens the search with a term. Search engines read it from `SearchAction`.
 */
export const SEARCH_PARAMETER = 'q'
