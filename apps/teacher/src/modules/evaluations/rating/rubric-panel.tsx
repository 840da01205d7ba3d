import { Box, Divider, Stack } from '@mantine/core'
import { type Assessment, pickText } from '@titian/contract'
import { FormError, SavedAt, useLanguage } from '@titian/site'
import { ConflictNote } from '@titian/site/staff'
import { BothEnds, Surface, useNarrow } from '@titian/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeList } from './change-list.tsx'
import { CriterionCard } from './criterion-card.tsx'
import { KeyCap } from './key-cap.tsx'
import { OverrideDialog, type OverrideTarget } from './override-dialog.tsx'
import { focusCriterion, ratingKeys } from './rating-keys.ts'
import { type Choice, choicesOf, isShown, lastChange, levelText, mayRate } from './rating-values.ts'
import { SecondRater } from './second-rater.tsx'
import { TotalPanel } from './total-panel.tsx'
import type { Rating } from './use-rating.ts'

/** PRC-072: explains the keys. */
function KeyHelp() {
  const { t } = useTranslation('evaluations')
  return (
    <details>
      <summary>{t('rating.keys.title')}</summary>
      <Stack component="ul" gap={4} m={0} mt="xs" pl="md" fz="sm">
        <li>
          <KeyCap>1</KeyCap>–<KeyCap>6</KeyCap> {t('rating.keys.level')}
        </li>
        <li>
          <KeyCap>J</KeyCap> <KeyCap>↓</KeyCap> {t('rating.keys.next')}
        </li>
        <li>
          <KeyCap>K</KeyCap> <KeyCap>↑</KeyCap> {t('rating.keys.previous')}
        </li>
        <li>{t('rating.keys.text')}</li>
      </Stack>
    </details>
  )
}

/** TCH-084: the ratings that another person saved, beside the choices on this page. */
function Conflict({ assessment, rating }: RubricPanelProps) {
  const { t } = useTranslation('evaluations')
  const language = useLanguage()
  const { form, conflicts } = rating
  const { newer, values, resolve } = form
  if (!newer || conflicts.length === 0) return null
  const remote = choicesOf(newer)
  const text = (key: string, choice: Choice | undefined) => {
    const criterion = assessment.criteria.find((one) => one.key === key)
    if (!criterion || !choice || choice.level === null) return t('rating.notYet')
    return [levelText(criterion, choice.level, language), choice.comment].filter(Boolean).join('\n')
  }
  const nameOf = (key: string) =>
    pickText(assessment.criteria.find((one) => one.key === key)?.names ?? {}, language)
  return (
    <ConflictNote
      whileWriting
      rows={conflicts.map((key) => ({
        name: nameOf(key),
        local: text(key, values[key]),
        remote: text(key, remote[key]),
      }))}
      onKeep={() => resolve(true)}
      onTake={() => resolve(false)}
    />
  )
}

/**
 * The focus starts at the first unrated criterion, so that a teacher can rate a class without the
 * mouse.
 */
function useFirstFocus({ criteria, sign }: Assessment, isOn: boolean) {
  const isNarrow = useNarrow()
  useEffect(() => {
    if (!isOn || isNarrow) return undefined
    const open = criteria.find(({ isTeachers, percent }) => isTeachers && percent === null)
    const first = open ?? criteria[0]
    // The timeout runs after the router has focused the heading of the new page; otherwise the
    // heading would take the focus back.
    const timer = setTimeout(() => first && focusCriterion(first.key), 0)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each student
  }, [sign])
}

interface RubricPanelProps {
  assessment: Assessment
  rating: Rating
}

/** The rubric with the caller's rating, its total and the overrides. */
export function RubricPanel({ assessment, rating }: RubricPanelProps) {
  const { t } = useTranslation('evaluations')
  const language = useLanguage()
  const { form, act } = rating
  const [target, setTarget] = useState<OverrideTarget | null>(null)
  const mayChange = mayRate(assessment)
  const mayOverride = mayChange || isShown(assessment)
  useFirstFocus(assessment, mayChange)
  const change = (key: string, part: Partial<Choice>) =>
    form.change((before) => {
      const old = before[key]
      return old ? { [key]: { ...old, ...part } } : {}
    })
  const onKeyDown = ratingKeys((key, level) => {
    const criterion = assessment.criteria.find((one) => one.key === key)
    if (mayChange && criterion?.levels[level]) change(key, { level })
  })
  const { errors } = form
  return (
    <Stack component="section" aria-label={assessment.rubricName} onKeyDown={onKeyDown}>
      <TotalPanel
        assessment={assessment}
        onOverride={
          mayOverride
            ? () =>
                setTarget({
                  key: null,
                  name: t('rating.total'),
                  percent: assessment.total,
                  isSet: lastChange(assessment, null) !== undefined,
                })
            : undefined
        }
      />
      <Conflict assessment={assessment} rating={rating} />
      {form.newer ? null : <FormError error={form.failure} />}
      <Surface gap="md">
        <BothEnds>
          <h2>{assessment.rubricName}</h2>
          {mayChange ? <SavedAt state={form.state} at={form.at} /> : null}
        </BothEnds>
        <SecondRater assessment={assessment} act={act} />
        {mayChange ? <KeyHelp /> : null}
        {assessment.criteria.map((criterion) => (
          <Box key={criterion.key}>
            <Divider mb="md" />
            <CriterionCard
              criterion={criterion}
              assessment={assessment}
              choice={form.values[criterion.key]}
              isFixed={!mayChange}
              errorOf={(path) => errors[path]}
              onChange={(part) => change(criterion.key, part)}
              onOverride={
                mayOverride
                  ? () =>
                      setTarget({
                        key: criterion.key,
                        name: pickText(criterion.names, language),
                        percent: criterion.percent,
                        isSet: criterion.override !== null,
                      })
                  : undefined
              }
            />
          </Box>
        ))}
      </Surface>
      <ChangeList assessment={assessment} />
      {target ? (
        <OverrideDialog
          key={target.key}
          sign={assessment.sign}
          target={target}
          act={act}
          onClose={() => setTarget(null)}
        />
      ) : null}
    </Stack>
  )
}
