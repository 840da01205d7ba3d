import { Stack } from '@mantine/core'
import type { LimitUse, SchoolLimits } from '@titian/contract'
import { useFormats } from '@titian/site'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UseBar, UseWarning } from './use-bar.tsx'

const texts = {
  people: {
    title: 'limits.people',
    used: 'limits.peopleUsed',
    free: 'limits.peopleFree',
    nearlyFull: 'limits.peopleNearlyFull',
    full: 'limits.peopleFull',
  },
  videoMinutes: {
    title: 'limits.videos',
    used: 'limits.videosUsed',
    free: 'limits.videosFree',
    nearlyFull: 'limits.videosNearlyFull',
    full: 'limits.videosFull',
  },
} as const

interface LimitUseProps {
  name: keyof SchoolLimits
  use: LimitUse
}

/** OPS-070: describes what a school uses of a limit. */
export function useLimitText(): (props: LimitUseProps) => string {
  const { t } = useTranslation('schools')
  const { number } = useFormats()
  return ({ name, use: { used, most } }) =>
    most === null
      ? t(texts[name].free, { used: number(used) })
      : t(texts[name].used, { used: number(used), most: number(most) })
}

/** OPS-074: warns staff when a limit is nearly reached or reached. */
export function LimitWarning({ name, use, children }: LimitUseProps & { children?: ReactNode }) {
  const { t } = useTranslation('schools')
  const { used, most } = use
  if (most === null) return null
  const { nearlyFull, full } = texts[name]
  return (
    <UseWarning use={{ used, most }} texts={{ nearlyFull: t(nearlyFull), full: t(full) }}>
      {children}
    </UseWarning>
  )
}

/** OPS-070: what a school uses of a limit, as a sentence and a bar. */
export function LimitMeter({ name, use }: LimitUseProps) {
  const { t } = useTranslation('schools')
  const textOf = useLimitText()
  const { used, most } = use
  const text = <span className="num">{textOf({ name, use })}</span>
  if (most === null) return <p>{text}</p>
  return (
    <Stack gap="xs">
      {text}
      <UseBar use={{ used, most }} label={t(texts[name].title)} />
    </Stack>
  )
}
