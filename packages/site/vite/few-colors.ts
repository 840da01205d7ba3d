import type { Plugin } from 'vite'

/** The scales of the component library that its own code reads; the other nine are only weight. */
const usedScales = ['dark', 'gray', 'red', 'blue', 'teal']

/** Our colours are in packages/ui/src/palette.ts; those of the library that nobody uses stay out of the first visit. */
export function fewColors(): Plugin {
  return {
    name: 'few-colors',
    transform: {
      filter: { id: /@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs/ },
      handler: (code) =>
        code.replaceAll(/^\t(\w+): \[[^\]]*\],?\n/gm, (scale, name: string) =>
          usedScales.includes(name) ? scale : '',
        ),
    },
  }
}

/** The sites are light: half of the colours that the library writes into every page would be for dark ones. */
export function oneScheme(): Plugin {
  return {
    name: 'one-scheme',
    transform: {
      filter: {
        id: /@mantine\/core\/esm\/core\/MantineProvider\/convert-css-variables\/convert-css-variables\.mjs/,
      },
      handler: (code) => code.replace('cssVariablesObjectToString(input.dark)', '""'),
    },
  }
}
