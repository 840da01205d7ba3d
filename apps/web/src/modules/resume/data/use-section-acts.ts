import { resume, type SectionName } from '@titian/contract'
import { useExplain } from '@titian/site'
import { toast } from '@titian/ui'
import { useCallback } from 'react'
import { useResume } from './use-resume.ts'

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns a function that reports a failed change by a notification and resolves to whether it
 * succeeded.
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
 * Orders and hides sections with one click, based on what the person sees, as `useEntryActs` does
 * with entries.
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
