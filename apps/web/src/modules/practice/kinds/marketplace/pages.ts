// One file to load for the pages of a shop, since each name of a file that is loaded later is a part of the first route.
export { MarketRun } from './home/run-page.tsx'
export { MarketStepPage } from './home/step-page.tsx'
export { MarketLobby } from './lobby/market-lobby.tsx'
