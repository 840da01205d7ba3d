import { firstUse } from '@titian/ui'

const isDrawn =
  typeof document !== 'undefined' && document.getElementById('root')?.hasChildNodes() === true

/**
 * Resolves when the parts below the first screen may load their code. On a page that the server
 * rendered, this is the first interaction; on any other page, at once.
 */
export const whenUsed = (): Promise<void> => (isDrawn ? firstUse() : Promise.resolve())
