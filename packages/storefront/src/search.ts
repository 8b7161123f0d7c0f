// A module of its own, so that the search comes with its panel and not with the first bundle.
export { SearchStore } from '@vitrin/catalog'
