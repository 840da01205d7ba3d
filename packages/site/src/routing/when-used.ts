import { firstUse } from '@titian/ui'

const isDrawn =
  typeof document !== 'undefined' && document.getElementById('root')?.hasChildNodes() === true

/**
 * What lies below the first screen of a page that the server has drawn stands there without its code, which comes
 * with the first sign of use; on any other page at once.
 */
export const whenUsed = (): Promise<void> => (isDrawn ? firstUse() : Promise.resolve())
