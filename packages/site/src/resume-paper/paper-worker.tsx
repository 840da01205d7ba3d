import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { htmlLanguage, type PaperDrawing } from '@titian/contract'
import { terraces } from '@titian/ui/terraces'
import { renderToStaticMarkup } from 'react-dom/server'
import { marginPicture } from './paper-back.tsx'
import { ResumePaper } from './resume-paper.tsx'

// The program of a worker thread of the server. It is the only thread with React, and renders a
// resume as the whole printed page.

const { resolve } = createRequire(import.meta.url)
const sheets = await Promise.all(
  ['paper.css', 'templates.css'].map((name) =>
    readFile(resolve(`@titian/site/resume-paper/${name}`), 'utf8'),
  ),
)

/** The margins are part of the paper, so that its colours reach the edge of the page. */
const page = '@page { size: A4; margin: 0 } body { margin: 0 }'

/** Returns the picture as data, because a printed page can load only its fonts. */
function marginOf({ paper, look }: Pick<PaperDrawing, 'paper' | 'look'>): string {
  if (look.template !== 6) return ''
  const picture = terraces(paper.name, marginPicture(look.color))
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`
}

function drawPaper({ paper, look, fontSheets }: PaperDrawing): string {
  const html = renderToStaticMarkup(
    <html lang={htmlLanguage[paper.language]}>
      <head>
        <meta charSet="utf-8" />
        <title>{paper.name}</title>
        {fontSheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        {/* oxlint-disable-next-line react/no-danger -- The content of our own files, in which quotes must not be escaped. */}
        <style dangerouslySetInnerHTML={{ __html: [page, ...sheets].join('\n') }} />
      </head>
      <body>
        <ResumePaper paper={paper} look={look} terraces={marginOf({ paper, look })} />
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}

parentPort?.on('message', ({ input }: { input: PaperDrawing }) => {
  try {
    parentPort?.postMessage({ output: drawPaper(input) })
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.stack : String(error) })
  }
})
parentPort?.postMessage({ ready: true })
