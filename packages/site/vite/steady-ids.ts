import type { Plugin } from 'vite'

/**
 * React's own ids serve. The component library would give each of its parts another one as soon as a page listens,
 * and so draw every field, and all tabs with their panels, a second time in the step that takes the page over.
 */
export function steadyIds(): Plugin {
  return {
    name: 'steady-ids',
    transform: {
      filter: { id: /@mantine\/hooks\/esm\/use-id\/use-id\.mjs/ },
      handler: (code) =>
        code
          .replace(/const \[uuid, setUuid\] = useState\((.*)\);/, 'const uuid = $1;')
          .replace(/\tconst hasInitializedRef[^]*?\}, \[\]\);\n/, ''),
    },
  }
}
