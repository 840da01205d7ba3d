import {
  Checkbox,
  Flex,
  NativeSelect,
  NumberInput,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import { Columns, Segmented, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { CourseSelect } from '../parts/course-select.tsx'
import { reviewTimes, usualFor, type ExaminationValues } from './examination-values.ts'
import { zoneName } from '@titian/site/local-time'

export interface ExaminationFormProps {
  values: ExaminationValues
  onChange: (part: Partial<ExaminationValues>) => void
  /** Error texts by path. */
  errors: Readonly<Record<string, string>>
  readOnly?: boolean
}

type NumberField = 'examTime' | 'totalScore' | 'attempts' | 'graceSeconds'

function NumberField({ field, ...props }: ExaminationFormProps & { field: NumberField }) {
  const { t } = useTranslation('exams')
  return (
    <NumberInput
      data-path={field}
      label={t(`field.${field}`)}
      description={t(`hint.${field}`)}
      error={props.errors[field]}
      value={props.values[field]}
      decimalScale={field === 'totalScore' ? 2 : 0}
      allowNegative={false}
      onChange={(value) => props.onChange({ [field]: value })}
    />
  )
}

function Naming(props: ExaminationFormProps) {
  const { t } = useTranslation('exams')
  const { values, onChange } = props
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('section.what')}
      </Title>
      <TextInput
        data-path="examinationName"
        label={t('field.examinationName')}
        error={props.errors['examinationName']}
        maxLength={100}
        value={values.examinationName}
        onChange={(event) => onChange({ examinationName: event.currentTarget.value })}
      />
      <CourseSelect
        data-path="courseIdSign"
        label={t('field.course')}
        none={t('field.chooseCourse')}
        error={props.errors['courseIdSign']}
        value={values.courseIdSign}
        onChange={(courseIdSign) => onChange({ courseIdSign })}
      />
      <Segmented
        label={t('field.type')}
        full
        value={values.type}
        onChange={(type) => onChange({ type, ...usualFor[type] })}
        options={[
          { value: '0', label: t('type.0'), disabled: props.readOnly },
          { value: '1', label: t('type.1'), disabled: props.readOnly },
        ]}
      />
      <Textarea
        label={t('field.attention')}
        description={t('hint.attention')}
        maxLength={2000}
        value={values.attention}
        onChange={(event) => onChange({ attention: event.currentTarget.value })}
      />
    </Surface>
  )
}

function Timing(props: ExaminationFormProps) {
  const { t } = useTranslation('exams')
  const { values, onChange } = props
  const time = (field: 'startTime' | 'endTime') => (
    <TextInput
      data-path={field}
      type="datetime-local"
      label={t(`field.${field}`)}
      description={t('hint.zone', { zone: zoneName() })}
      error={props.errors[field]}
      value={values[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('section.when')}
      </Title>
      <Columns widths={2}>
        {time('startTime')}
        {time('endTime')}
        <NumberField {...props} field="examTime" />
        <NumberField {...props} field="graceSeconds" />
      </Columns>
      <Checkbox
        label={t('field.clockStops')}
        checked={values.clockStops}
        onChange={(event) => onChange({ clockStops: event.currentTarget.checked })}
      />
    </Surface>
  )
}

function Marking(props: ExaminationFormProps) {
  const { t } = useTranslation('exams')
  const { values, onChange } = props
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('section.marks')}
      </Title>
      <Columns widths={2}>
        <NumberField {...props} field="totalScore" />
        <NumberField {...props} field="attempts" />
      </Columns>
      <NativeSelect
        label={t('field.reviewWhen')}
        value={values.reviewWhen}
        data={reviewTimes.map((value) => ({ value, label: t(`review.${value}`) }))}
        onChange={(event) => {
          const chosen = reviewTimes.find((time) => time === event.currentTarget.value)
          if (chosen) onChange({ reviewWhen: chosen })
        }}
      />
      <Checkbox
        label={t('field.shuffle')}
        checked={values.shuffle}
        onChange={(event) => onChange({ shuffle: event.currentTarget.checked })}
      />
    </Surface>
  )
}

/** The form of an examination: EXM-058, with the rules of EXM-034, EXM-038 and EXM-041. */
export function ExaminationForm(props: ExaminationFormProps) {
  return (
    <Flex disabled={props.readOnly} component="fieldset" direction="column" gap="md">
      <Naming {...props} />
      <Timing {...props} />
      <Marking {...props} />
    </Flex>
  )
}
