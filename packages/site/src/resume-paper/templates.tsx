import type { PaperSection, PrintedResume, Template } from '@titian/contract'
import type { ReactNode } from 'react'
import { FactLine, FactTable, Head, Name, Photo, Sections } from './parts.tsx'

type Names = readonly PaperSection['name'][]

/**
 * One column without a photo, as programs that read resumes need. The styles make five templates of
 * this component.
 */
function OneColumn({ paper }: { paper: PrintedResume }) {
  return (
    <>
      <Head>
        <Name paper={paper} />
        <FactLine paper={paper} />
      </Head>
      <Sections paper={paper} />
    </>
  )
}

/** 3: the format that employers in China expect, with the facts in a table beside the photo. */
function WithPhoto({ paper }: { paper: PrintedResume }) {
  return (
    <>
      <Head>
        <div>
          <Name paper={paper} />
          <FactTable paper={paper} />
        </div>
        <Photo paper={paper} />
      </Head>
      <Sections paper={paper} />
    </>
  )
}

/** The sections in the narrow column. All other sections are in the main column. */
const aside: Names = ['skill', 'language', 'qualification']

/** 4: the main column is at the right, but comes first in reading order. */
function TwoColumns({ paper }: { paper: PrintedResume }) {
  return (
    <>
      <main className="paper-main">
        <Name paper={paper} />
        <Sections paper={paper} without={aside} />
      </main>
      <aside className="paper-aside">
        <Photo paper={paper} />
        <FactTable paper={paper} />
        <Sections paper={paper} only={aside} />
      </aside>
    </>
  )
}

export const templateViews: Record<Template, (props: { paper: PrintedResume }) => ReactNode> = {
  0: OneColumn,
  1: OneColumn,
  2: OneColumn,
  3: WithPhoto,
  4: TwoColumns,
  5: OneColumn,
  6: OneColumn,
}
