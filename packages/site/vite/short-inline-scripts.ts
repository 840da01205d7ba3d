import { minify, type Plugin } from 'vite'

const inlineScript = /<script>(.*?)<\/script>/gs

/** The scripts of index.html travel with every page: written to be read in the source, and short in the build. */
export function shortInlineScripts(): Plugin {
  return {
    name: 'short-inline-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const texts = [...html.matchAll(inlineScript)].map(([, text = '']) => text)
        const shortened = await Promise.all(
          texts.map((text) => minify('inline.js', text, { compress: { target: 'es2022' } })),
        )
        const failed = shortened.find(({ errors }) => errors.length > 0)
        if (failed) throw new Error(failed.errors[0]?.message)
        const codes = shortened.values()
        return html.replaceAll(inlineScript, () => `<script>${codes.next().value?.code}</script>`)
      },
    },
  }
}
