export const botNames = ['copy', 'baseStock', 'sharedBaseStock', 'human', 'panic'] as const
export type BotName = (typeof botNames)[number]
