export { SimulationBanner } from '@titian/site'
