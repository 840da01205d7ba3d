import { resume, type SectionName } from '@titian/contract'
import { useExplain } from '@titian/site'
import { toast } from '@titian/ui'
import { useCallback } from 'react'
import { useResume } from './use-resume.ts'

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns a function that shows a notification if a change failed, and resolves to whether the
 * change succeeded.
 */
export function useReport() {
  const explain = useExplain()
  return useCallback(
    async (made: Promise<unknown>): Promise<boolean> => {
      try {
        await made
        return true
      } catch (error) {
        toast.failure(explain(error))
        return false
      }
    },
    [explain],
  )
}

/**
 * Orders and hides sections with one click. Like `useEntryActs` for entries, each action is based
 * on what the person sees.
 */
export function useSectionActs() {
  const { detail, resumeId, change } = useResume()
  const report = useReport()
  const { content } = detail
  const orderSections = (sections: SectionName[]) =>
    report(
      change(resume.orderResume, { resumeId, sections }, ({ sectionOrder }) =>
        same(sectionOrder, content.sectionOrder),
      ),
    )
  const hideSection = (section: SectionName, hidden: boolean) => {
    const others = content.hiddenSections.filter((name) => name !== section)
    const hiddenSections = hidden ? [...others, section] : others
    return report(
      change(resume.orderResume, { resumeId, hiddenSections }, (now) =>
        same(now.hiddenSections, content.hiddenSections),
      ),
    )
  }
  return { orderSections, hideSection }
}
