import type { ReactNode } from 'react'

// Marks at the end belong to the sentence and not to the address.
const address = /https?:\/\/[^\s<>"“”，。；、（）]*[^\s<>"“”，。；、（）.,;:!?')\]]/gi

/** TCH-178: text of a student, whose addresses of the web are links; another scheme stays text. */
export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const found of text.matchAll(address)) {
    const [href] = found
    parts.push(text.slice(end, found.index))
    parts.push(
      URL.canParse(href) ? (
        <a
          key={found.index}
          className="link"
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {href}
        </a>
      ) : (
        href
      ),
    )
    end = found.index + href.length
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
