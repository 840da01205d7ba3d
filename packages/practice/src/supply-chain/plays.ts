import type { Seed } from '../draw.ts'
import type { BotName } from './bot-names.ts'
import { game } from './game.ts'
import type { SupplyChainScenario } from './scenario.ts'
import { bySeat } from './seats.ts'
import type { SupplyChainState } from './state.ts'

/**
 * Returns the scenario with one bot in all seats. The demand is shared only for `sharedBaseStock`.
 */
export const scenarioOfBot = (
  scenario: SupplyChainScenario,
  bot: BotName,
): SupplyChainScenario => ({
  ...scenario,
  sharedDemand: bot === 'sharedBaseStock',
  seats: bySeat(() => bot),
})

/** Returns the state after this many weeks, with bots in every seat. */
export function playBots(
  scenario: SupplyChainScenario,
  seed: Seed,
  weeks: number,
): SupplyChainState {
  let state = game.start(scenario, seed)
  for (let week = 1; week <= weeks; week++) state = game.step(state, [], scenario, seed)
  return state
}
