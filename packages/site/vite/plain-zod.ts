import type { Plugin } from 'vite'

/**
 * Zod tries whether it may build functions from text, which the content policy refuses and every browser writes into
 * its console. It has to be told before the first shape is made, and the contract makes shapes as soon as it is loaded.
 */
export function plainZod(): Plugin {
  return {
    name: 'plain-zod',
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js/ },
      handler: (code) => `${code}\nglobalConfig.jitless = true\n`,
    },
  }
}
