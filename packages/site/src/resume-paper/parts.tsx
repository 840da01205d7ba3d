import {
  type PaperEntry,
  type PaperSection,
  type PrintedResume,
  punctuationOf,
} from '@titian/contract'
import { memo, type ReactNode } from 'react'

// The parts of which the templates consist. Headings, paragraphs and lists are semantic elements,
// so that a program that reads the printed page finds them (RES-069); no style changes their order.

export function Photo({ paper }: { paper: PrintedResume }) {
  return paper.photo ? <img className="paper-photo" src={paper.photo} alt="" /> : null
}

export function Name({ paper }: { paper: PrintedResume }) {
  return (
    <div className="paper-name">
      <h1>{paper.name}</h1>
      {paper.headline && <p className="paper-headline">{paper.headline}</p>}
    </div>
  )
}

/** The facts in one line. A fact without a label explains itself. */
export function FactLine({ paper }: { paper: PrintedResume }) {
  if (!paper.facts.length) return null
  return (
    <ul className="paper-facts">
      {paper.facts.map(({ fact, label, text }) => (
        <li key={fact}>
          {fact === 'wechat' || fact === 'birthday'
            ? `${label}${punctuationOf(paper.language).colon}${text}`
            : text}
        </li>
      ))}
    </ul>
  )
}

/** The facts with their labels, below each other or in columns. */
export function FactTable({ paper }: { paper: PrintedResume }) {
  if (!paper.facts.length) return null
  return (
    <dl className="paper-table">
      {paper.facts.map(({ fact, label, text }) => (
        <div key={fact}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Lines({ lines }: Pick<PaperEntry, 'lines'>) {
  const [only] = lines
  if (only === undefined) return null
  if (lines.length === 1) return <p>{only}</p>
  return (
    <ul className="paper-lines">
      {lines.map((line, at) => (
        // oxlint-disable-next-line no-array-index-key -- Two lines may be equal, and none has an id.
        <li key={at}>{line}</li>
      ))}
    </ul>
  )
}

function Entry({ entry }: { entry: PaperEntry }) {
  const { title, subtitle, period, tags, lines, link } = entry
  return (
    <article className="paper-entry" data-entry={entry.id}>
      {(title || subtitle || period) && (
        <header>
          <div className="paper-title">
            {title && <h3>{title}</h3>}
            {subtitle && <span className="paper-subtitle">{subtitle}</span>}
          </div>
          {period && <span className="paper-period">{period}</span>}
        </header>
      )}
      {tags.length > 0 && (
        <ul className="paper-tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <Lines lines={lines} />
      {link && (
        <p>
          <a href={link} rel="noreferrer nofollow">
            {link}
          </a>
        </p>
      )}
    </article>
  )
}

/** Skills and languages: one line each, side by side. */
function ShortEntries({ entries }: Pick<PaperSection, 'entries'>) {
  return (
    <ul className="paper-short">
      {entries.map(({ id, title, subtitle, lines }) => (
        <li key={id} data-entry={id}>
          <b>{title}</b>
          {subtitle && <span>{subtitle}</span>}
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </li>
      ))}
    </ul>
  )
}

const short: readonly PaperSection['name'][] = ['skill', 'language']

/**
 * Memoised. The preview renders with each keystroke, but only a section with new content must
 * render.
 */
export const Section = memo(function Section({ section }: { section: PaperSection }) {
  return (
    <section className="paper-section" data-section={section.name}>
      <h2>{section.heading}</h2>
      {short.includes(section.name) ? (
        <ShortEntries entries={section.entries} />
      ) : (
        section.entries.map((entry) => <Entry key={entry.id} entry={entry} />)
      )}
    </section>
  )
})

/** The sections that this part of the page prints. Without the list, all sections. */
export function Sections({
  paper,
  only,
  without = [],
}: {
  paper: PrintedResume
  only?: readonly PaperSection['name'][]
  without?: readonly PaperSection['name'][]
}) {
  return paper.sections
    .filter(({ name }) => (!only || only.includes(name)) && !without.includes(name))
    .map((section) => <Section key={section.name} section={section} />)
}

export function Head({ children }: { children: ReactNode }) {
  return <header className="paper-head">{children}</header>
}
