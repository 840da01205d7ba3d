import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../../../../../app/paths.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'

/**
 * The partner or item in the form: its code, or a null code for a new one. Null means that the form
 * is closed.
 */
type Edited = { code: string | null } | null

/**
 * Returns which partner or item the form edits. An address that names a paper opens the form for a
 * new partner or item.
 */
export function useMasterForm({ cards }: ErpPageProps['view']) {
  const { paper, card } = useSearch({ from: paths.erpPart })
  const isBegun = cards.some(({ code, begunDay }) => code === card && begunDay !== null)
  const [edited, setEdited] = useState<Edited>(paper ? { code: null } : null)
  // The student may open another paper on the same page.
  const [opened, setOpened] = useState(paper)
  if (paper !== opened) {
    setOpened(paper)
    if (paper) setEdited({ code: null })
  }
  return { edited, setEdited, paper, card: isBegun ? (card ?? null) : null }
}
