import { type PaperNames, resume, type Language } from '@titian/contract'
import { useAsk } from '@titian/site'
import { useMemo } from 'react'

const hour = 3_600_000
export const rarely = { staleTime: hour, quiet: true }

/**
 * The names of all tags in the language of the resume, which may differ from the language of the
 * site (RES-081).
 */
export function usePaperNames(language: Language): PaperNames {
  const { data: positions } = useAsk(resume.positionTags, { language }, rarely)
  const { data: industries } = useAsk(resume.industryTags, { language }, rarely)
  const { data: countries } = useAsk(resume.cityTags, { language }, rarely)
  const { data: categories } = useAsk(resume.qualificationCategories, { language }, rarely)
  return useMemo(() => {
    const tags = (rows: readonly { code: string; name: string }[] = []) =>
      new Map(rows.map(({ code, name }) => [code, name]))
    const cities = new Map(
      countries?.flatMap(({ childTagInfo: states }) =>
        states.flatMap(({ childTagInfo }) =>
          childTagInfo.map(({ pathCode, name }) => [pathCode, name] as const),
        ),
      ),
    )
    const namesOf = {
      position: tags(positions?.flatMap((group) => group.tags)),
      industry: tags(industries),
      category: tags(categories),
    }
    return {
      position: (code) => namesOf.position.get(code) ?? '',
      industry: (code) => namesOf.industry.get(code) ?? '',
      city: (code) => cities.get(code) ?? '',
      category: (code) => namesOf.category.get(code) ?? '',
    }
  }, [positions, industries, countries, categories])
}

/** Whether the names have loaded or failed to load. */
export function usePaperNamesReady(language: Language): boolean {
  const asked = [
    useAsk(resume.positionTags, { language }, rarely),
    useAsk(resume.industryTags, { language }, rarely),
    useAsk(resume.cityTags, { language }, rarely),
    useAsk(resume.qualificationCategories, { language }, rarely),
  ]
  return asked.every(({ data, error }) => data !== undefined || error !== null)
}
