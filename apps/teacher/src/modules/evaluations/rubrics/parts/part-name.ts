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

/** Returns a function that names a part of a run's score; an unknown part is shown by its key. */
export function usePartName(): (part: string) => string {
  const { t } = useTranslation('evaluations')
  return (part) => {
    const name = known.find((one) => one === part)
    return name ? t(`rubrics.part.${name}`) : part
  }
}
