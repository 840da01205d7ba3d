import type { ReactNode } from 'react'

// Matches a web address. Punctuation at its end belongs to the sentence and not to the address.
const address = /https?:\/\/[^\s<>"“”，。；、（）]*[^\s<>"“”，。；、（）.,;:!?')\]]/gi

/**
 * TCH-178: a student's text in which web addresses are links. An address with another scheme stays
 * plain text.
 */
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
