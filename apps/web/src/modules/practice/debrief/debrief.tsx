import type { RunReview } from '@titian/contract'
import { Surface } from '@titian/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DebriefForm } from './debrief-form.tsx'
import { LockedDebrief } from './locked-debrief.tsx'

/** PRC-110 to PRC-112: the questions after the end with the student's answers. */
export function Debrief({ review }: { review: RunReview }) {
  const { t } = useTranslation('practice')
  const place = useRef<HTMLElement>(null)
  // The page renders long after the navigation, so the browser does not scroll to the anchor
  // itself.
  useEffect(() => {
    if (window.location.hash === '#debrief') place.current?.scrollIntoView()
  }, [])
  const { debrief, sign } = review
  const own = debrief?.players.find(({ isOwn }) => isOwn)
  if (!debrief || !own) return null
  const parts = { sign, questions: debrief.questions, own }
  return (
    <Surface gap="md">
      <section id="debrief" ref={place} aria-labelledby="debrief-title">
        <h2 id="debrief-title">{t('debrief.title')}</h2>
        {debrief.isLocked ? <LockedDebrief {...parts} /> : <DebriefForm {...parts} />}
      </section>
    </Surface>
  )
}
