import { Button, Group, NativeSelect, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import {
  type KeptPath,
  pathNameMost,
  practice as practiceCalls,
  practiceKinds,
  skills as skillCalls,
  stageCoursesMost,
  stageSkillsMost,
  wantedLevels,
} from '@titian/contract'
import { type FormOf, useAsk } from '@titian/site'
import { Surface } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CourseChoice } from '../../../parts/course-choice.tsx'
import { type PathValues, practiceValueOf, type StageValues } from './path-values.ts'
import { ThreeFields } from './three-fields.tsx'
import { TrainingChoice } from './training-choice.tsx'

interface StageProps {
  form: FormOf<PathValues>
  stored: KeptPath
  at: number
}

const rarely = { staleTime: 3_600_000 }

/** The competences of a stage, each with the required level. */
function StageSkills({ form, at }: Omit<StageProps, 'stored'>) {
  const { t } = useTranslation('promote')
  const { data = [] } = useAsk(skillCalls.listSkills, {}, rarely)
  const path = `stages.${at}.skills`
  const list = form.values.stages[at]?.skills ?? []
  const set = (next: StageValues['skills']) => form.setFieldValue(path, next)
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, display: 'grid', gap: 12 }}>
      <legend>
        <b>{t('field.skills')}</b>
      </legend>
      {list.map((_, place) => {
        const { value, onChange, ...field } = form.getInputProps(`${path}.${place}.code`)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a competence is identified by its index, as its errors are
          <Group key={place} gap="sm" align="end">
            <Select
              {...field}
              style={{ flex: '1 1 180px' }}
              label={t('field.skill', { number: place + 1 })}
              data={data.map(({ code, name }) => ({ value: code, label: name }))}
              searchable
              nothingFoundMessage={t('nothingFound')}
              value={typeof value === 'string' && value !== '' ? value : null}
              onChange={(code) => (onChange as (code: string) => void)(code ?? '')}
            />
            <NativeSelect
              {...form.getInputProps(`${path}.${place}.level`)}
              style={{ flex: '0 1 220px' }}
              label={t('field.level')}
              data={wantedLevels.map((level) => ({
                value: String(level),
                label: t(`field.levels.${level}`),
              }))}
            />
            <Button
              variant="subtle"
              color="red"
              aria-label={t('field.removeSkill', { number: place + 1 })}
              onClick={() => set(list.filter((__, other) => other !== place))}
            >
              {t('field.remove')}
            </Button>
          </Group>
        )
      })}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={list.length >= stageSkillsMost}
          onClick={() => set([...list, { code: '', level: '3' }])}
        >
          {t('field.addSkill')}
        </Button>
        <span className="meta">
          {t('field.skillCount', { count: list.length, most: stageSkillsMost })}
        </span>
      </Group>
    </fieldset>
  )
}

function StageTraining({ form, stored, at }: StageProps) {
  const { t } = useTranslation('promote')
  const { value, onChange, ...field } = form.getInputProps(`stages.${at}.trainingSign`)
  return (
    <TrainingChoice
      {...field}
      label={t('field.training')}
      placeholder={t('field.noTraining')}
      noneText={t('nothingFound')}
      known={stored.stages.flatMap(({ training }) => training ?? [])}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange as (sign: string) => void}
    />
  )
}

/** CNT-136: chooses a kind of practice, or one practice of that kind. */
function StagePractice({ form, at }: Omit<StageProps, 'stored'>) {
  const { t } = useTranslation('promote')
  const { data = [] } = useAsk(practiceCalls.practiceList, {}, rarely)
  const { value, onChange, ...field } = form.getInputProps(`stages.${at}.practice`)
  return (
    <Select
      {...field}
      label={t('field.practice')}
      description={t('field.practiceHint')}
      placeholder={t('field.noPractice')}
      data={practiceKinds.map((kind) => ({
        group: t(`field.practiceKind.${kind}`),
        items: [
          { value: kind, label: t('field.anyPractice', { kind: t(`field.practiceKind.${kind}`) }) },
          ...data
            .filter((one) => one.kind === kind)
            .map(({ idSign, title }) => ({
              value: practiceValueOf({ kind, idSign }),
              label: title,
            })),
        ],
      }))}
      searchable
      clearable
      nothingFoundMessage={t('nothingFound')}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(chosen) => (onChange as (chosen: string) => void)(chosen ?? '')}
    />
  )
}

interface StageFieldsProps extends StageProps {
  handle: ReactNode
  onRemove: (() => void) | undefined
}

/** CNT-133: the fields of one stage of the path. */
export function StageFields({ form, stored, at, handle, onRemove }: StageFieldsProps) {
  const { t } = useTranslation('promote')
  const known = stored.stages.flatMap(({ courses }) =>
    courses.map(({ sign, name }) => ({ sign, courseName: name })),
  )
  const courses = form.getInputProps(`stages.${at}.courses`)
  return (
    <Surface gap="md">
      <Group gap="xs">
        {handle}
        <h3>{t('field.stage', { number: at + 1 })}</h3>
        <Button
          variant="subtle"
          color="red"
          ml="auto"
          disabled={!onRemove}
          aria-label={t('field.removeStage', { number: at + 1 })}
          onClick={onRemove}
        >
          {t('field.remove')}
        </Button>
      </Group>
      <ThreeFields form={form} path={`stages.${at}.titles`} name="title" most={pathNameMost} />
      <StageSkills form={form} at={at} />
      <CourseChoice
        {...courses}
        value={form.values.stages[at]?.courses ?? []}
        onChange={(signs) => form.setFieldValue(`stages.${at}.courses`, signs)}
        known={known}
        label={t('field.courses')}
        description={t('field.coursesHint', { most: stageCoursesMost })}
        placeholder={t('field.noCourses')}
        noneText={t('field.noCourse')}
        most={stageCoursesMost}
      />
      <StageTraining form={form} stored={stored} at={at} />
      <StagePractice form={form} at={at} />
    </Surface>
  )
}
