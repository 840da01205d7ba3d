import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../../../../../app/paths.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'

/** For a new one, for that with this code, or for none. */
type Edited = { code: string | null } | null

/** Which partner or item the form of the page is about; an address with a paper asks for a new one. */
export function useMasterForm({ cards }: ErpPageProps['view']) {
  const { paper, card } = useSearch({ from: paths.erpPart })
  const isBegun = cards.some(({ code, begunDay }) => code === card && begunDay !== null)
  const [edited, setEdited] = useState<Edited>(paper ? { code: null } : null)
  // The next paper is opened on the same page.
  const [opened, setOpened] = useState(paper)
  if (paper !== opened) {
    setOpened(paper)
    if (paper) setEdited({ code: null })
  }
  return { edited, setEdited, paper, card: isBegun ? (card ?? null) : null }
}
