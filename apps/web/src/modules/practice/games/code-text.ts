import { gameCodeLength } from '@titian/contract'

/** The letters and digits of a text that was typed or pasted, as a code has them. */
export const readCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, gameCodeLength)
