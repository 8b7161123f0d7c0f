/** The query of the home page that opens the search panel with a term: what WebSite's SearchAction names. */
export const SEARCH_PARAMETER = 'q'
