// One chunk for all pages, because each separate import makes the first load larger.
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
