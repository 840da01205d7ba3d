import { gameCodeLength } from '@titian/contract'

/** Returns the letters and digits of a typed or pasted game code. */
export const readCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, gameCodeLength)
