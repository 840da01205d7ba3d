import { Checkbox, Group, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { courses } from '@titian/contract'
import { useAsk } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useTaughtCourses } from '../../../parts/use-taught-courses.ts'
import { zoneName } from '@titian/site/local-time'
import { RichTextField } from '@titian/site/rich-text'
import { workTypes, type WorkValues } from './work-values.ts'

interface WorkFormProps {
  courseSign: string
  values: WorkValues
  onChange: (part: Partial<WorkValues>) => void
  /** Error texts by path. */
  errors: Readonly<Record<string, string>>
}

function Place({ courseSign, values, onChange, errors }: WorkFormProps) {
  const { t } = useTranslation('homework')
  const { data = [] } = useAsk(courses.catalogue, { sign: courseSign })
  const places = data.flatMap(({ idSign, chapterLevel, chapterName, lessons }) => [
    { value: `chapter ${idSign}`, label: `${chapterLevel}. ${chapterName}` },
    ...lessons.map((lesson) => ({
      value: `lesson ${lesson.idSign}`,
      label: `${chapterLevel}.${lesson.videoLevel} ${lesson.videoTitle}`,
    })),
  ])
  // While the name of a chosen chapter or lesson is loading, the field must not show "the whole
  // course".
  const isUnknown = values.place !== '' && places.every(({ value }) => value !== values.place)
  return (
    <NativeSelect
      data-path="place"
      label={t('field.place')}
      error={errors['place']}
      value={values.place}
      data={[
        { value: '', label: t('field.wholeCourse') },
        ...(isUnknown ? [{ value: values.place, label: '…' }] : []),
        ...places,
      ]}
      onChange={(event) => onChange({ place: event.currentTarget.value })}
    />
  )
}

/**
 * TRN-041, TRN-046: the settings of a practical task in a training, which other tasks may require.
 */
function Practical({ courseSign, values, onChange, errors }: WorkFormProps) {
  const { t } = useTranslation('homework')
  const { data = [] } = useTaughtCourses()
  const course = data.find(({ idSign }) => idSign === courseSign)
  const isGiven = values.taskNumber !== '' || values.passLine !== ''
  if (values.resourcesType !== '4' || !(course?.training || isGiven)) return null
  return (
    <Group align="flex-start" grow preventGrowOverflow={false}>
      <NumberInput
        data-path="taskNumber"
        miw={220}
        label={t('field.taskNumber')}
        description={t('hint.taskNumber')}
        error={errors['taskNumber']}
        value={values.taskNumber}
        decimalScale={0}
        allowNegative={false}
        onChange={(taskNumber) => onChange({ taskNumber })}
      />
      <NumberInput
        data-path="passLine"
        miw={220}
        label={t('field.passLine')}
        description={t('hint.passLine')}
        error={errors['passLine']}
        value={values.passLine}
        decimalScale={2}
        allowNegative={false}
        onChange={(passLine) => onChange({ passLine })}
      />
    </Group>
  )
}

/** CRS-079, CRS-176: the form of a task. */
export function WorkForm(props: WorkFormProps) {
  const { t } = useTranslation('homework')
  const { values, onChange, errors } = props
  return (
    <Surface gap="md">
      <NativeSelect
        label={t('field.type')}
        value={values.resourcesType}
        data={workTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(event) => {
          const chosen = workTypes.find((type) => type === event.currentTarget.value)
          if (chosen) onChange({ resourcesType: chosen })
        }}
      />
      <TextInput
        data-path="title"
        label={t('field.title')}
        error={errors['title']}
        maxLength={100}
        value={values.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <RichTextField
        label={t('field.description')}
        value={values.description}
        onChange={(description) => onChange({ description })}
      />
      <TextInput
        data-path="link"
        type="url"
        label={t('field.link')}
        description={t('hint.link')}
        error={errors['link']}
        maxLength={500}
        value={values.link}
        onChange={(event) => onChange({ link: event.currentTarget.value })}
      />
      <Place {...props} />
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <NumberInput
          data-path="points"
          miw={220}
          label={t('field.points')}
          description={t('hint.points')}
          error={errors['points']}
          value={values.points}
          decimalScale={0}
          allowNegative={false}
          onChange={(points) => onChange({ points })}
        />
        <TextInput
          data-path="endTime"
          miw={220}
          type="datetime-local"
          label={t('field.endTime')}
          description={t('hint.endTime', { zone: zoneName() })}
          error={errors['endTime']}
          value={values.endTime}
          onChange={(event) => onChange({ endTime: event.currentTarget.value })}
        />
      </Group>
      <Practical {...props} />
      <Checkbox
        label={t('field.lateAllowed')}
        checked={values.lateAllowed}
        onChange={(event) => onChange({ lateAllowed: event.currentTarget.checked })}
      />
    </Surface>
  )
}
