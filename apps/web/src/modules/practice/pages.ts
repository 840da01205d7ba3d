// One file to load for all pages, since each name of a file that is loaded later is a part of the first route.
export { PracticePage } from './list/practice-page.tsx'
export { LobbyPage } from './lobby/lobby-page.tsx'
export { ReviewPage } from './kinds/review-page.tsx'
export { RunPage } from './kinds/run-page.tsx'
export {
  MarketLobby,
  MarketRun,
  MarketStepPage,
  PlaygroundPage,
} from './kinds/marketplace/lazy-pages.tsx'
export { ErpLobby, ErpPartPage, ErpRunPage } from './kinds/erp/lazy-pages.tsx'
