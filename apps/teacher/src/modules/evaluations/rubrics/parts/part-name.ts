import { useTranslation } from 'react-i18next'

const known = [
  'cost',
  'service',
  'bullwhip',
  'debrief',
  'bench',
  'process',
  'result',
  'reasoning',
] as const

/** A part of the score of a run in words; one that this site does not know by its name. */
export function usePartName(): (part: string) => string {
  const { t } = useTranslation('evaluations')
  return (part) => {
    const name = known.find((one) => one === part)
    return name ? t(`rubrics.part.${name}`) : part
  }
}
