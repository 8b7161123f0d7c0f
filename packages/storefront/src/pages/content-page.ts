// The pages of content, in one file: each is small, and a shopper who reads one often reads another.
export { CmsPage } from './cms-page'
export { ContentSetPage } from './content-set-page'
export { PortfolioPage } from './portfolio-page'
export { StaticPage } from './static-page'
