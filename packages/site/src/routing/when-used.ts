import { firstUse } from '@titian/ui'

const isDrawn =
  typeof document !== 'undefined' && document.getElementById('root')?.hasChildNodes() === true

/**
 * Resolves when the parts below the first screen may load their code: at the first interaction on a
 * page that the server has rendered, at once on any other page.
 */
export const whenUsed = (): Promise<void> => (isDrawn ? firstUse() : Promise.resolve())
