import { createContext, useContext, useEffect } from 'react'
import { useSchool } from '../school/use-school.ts'

/** Receives the title of the page, which the header of a phone shows (FRM-075). */
export const PageTitleContext = createContext<(title: string | null) => void>(() => {})

/** Names the page in the browser's tab and in the phone header. */
export function usePageTitle(title: string | null | undefined): void {
  const setTitle = useContext(PageTitleContext)
  const name = useSchool().baseInfo?.title
  const shown = title ?? null
  useEffect(() => {
    const parts = [shown, name].filter((part) => part && part !== '')
    if (parts.length > 0) document.title = [...new Set(parts)].join(' - ')
    setTitle(shown)
  }, [shown, name, setTitle])
  useEffect(() => () => setTitle(null), [setTitle])
}
