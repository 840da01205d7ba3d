import { Checkbox, NativeSelect, NumberInput, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import {
  degreeTexts,
  descriptionMost,
  experienceMost,
  type KeptPost,
  natures,
  postDays,
  postDaysMost,
  postTitleMost,
  salaryCurrencies,
  salaryPeriods,
  wantedDegrees,
} from '@titian/contract'
import { type FormOf, useFormats, useLanguage } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { CompanySelect } from '../parts/company-select.tsx'
import { CityField, IndustryField, PositionField } from '../parts/tag-fields.tsx'
import type { PostValues } from './post-values.ts'
import { SkillList } from './skill-list.tsx'

interface Fields {
  form: FormOf<PostValues>
  stored: KeptPost
}

const wide = { cols: { base: 1, sm: 2 }, style: { alignItems: 'start' } }
const languages = ['en', 'zh', 'my'] as const

function Work({ form, stored }: Fields) {
  const { t } = useTranslation('employment')
  const { number } = useFormats()
  const { companySign, companyName } = stored
  const known = companySign ? { sign: companySign, name: companyName } : undefined
  return (
    <FormCard title={t('post.work')} lead={t('post.workLead')}>
      <SimpleGrid {...wide}>
        <CompanySelect
          {...form.getInputProps('companySign')}
          label={t('post.company')}
          value={form.values.companySign}
          known={known}
          required
        />
        <TextInput
          {...form.getInputProps('title')}
          label={t('post.title')}
          maxLength={postTitleMost}
          required
        />
        <PositionField field={form.getInputProps('position')} label={t('post.position')} />
        <IndustryField field={form.getInputProps('industry')} label={t('post.industry')} />
        <CityField field={form.getInputProps('city')} label={t('post.city')} />
        <NativeSelect
          {...form.getInputProps('nature')}
          label={t('post.nature')}
          data={natures.map((one) => ({ value: String(one), label: t(`post.natures.${one}`) }))}
        />
      </SimpleGrid>
      <Checkbox
        {...form.getInputProps('remote', { type: 'checkbox' })}
        label={t('post.remoteWork')}
      />
      <NativeSelect
        {...form.getInputProps('language')}
        maw={320}
        label={t('post.language')}
        data={languages.map((value) => ({ value, label: t(`post.languages.${value}`) }))}
      />
      <Textarea
        {...form.getInputProps('description')}
        label={t('post.description')}
        description={t('letters', {
          count: form.values.description.length,
          most: number(descriptionMost),
        })}
        autosize
        minRows={6}
        maxRows={20}
      />
    </FormCard>
  )
}

function Pay({ form }: Pick<Fields, 'form'>) {
  const { t } = useTranslation('employment')
  const amount = (name: 'salaryLeast' | 'salaryMost') => ({
    ...form.getInputProps(name),
    label: t(`post.${name}`),
    decimalScale: 2,
    thousandSeparator: ',',
    min: 0,
    hideControls: true,
  })
  return (
    <FormCard title={t('post.pay')} lead={t('post.payLead')}>
      <SimpleGrid {...wide}>
        <NumberInput {...amount('salaryLeast')} />
        <NumberInput {...amount('salaryMost')} />
        <NativeSelect
          {...form.getInputProps('currency')}
          label={t('post.currency')}
          data={[...salaryCurrencies]}
        />
        <NativeSelect
          {...form.getInputProps('salaryPer')}
          label={t('post.salaryPer')}
          data={salaryPeriods.map((value) => ({ value, label: t(`post.periods.${value}`) }))}
        />
      </SimpleGrid>
      <Checkbox
        {...form.getInputProps('negotiable', { type: 'checkbox' })}
        label={t('post.negotiable')}
      />
    </FormCard>
  )
}

function Wanted({ form }: Pick<Fields, 'form'>) {
  const { t } = useTranslation('employment')
  const language = useLanguage()
  return (
    <FormCard title={t('post.wanted')} lead={t('post.wantedLead')}>
      <SimpleGrid {...wide}>
        <NativeSelect
          {...form.getInputProps('degree')}
          label={t('post.degree')}
          data={wantedDegrees.map((one) => ({
            value: String(one),
            label: one === 0 ? t('post.degrees.0') : degreeTexts[one][language],
          }))}
        />
        <NumberInput
          {...form.getInputProps('experience')}
          label={t('post.experience')}
          min={0}
          max={experienceMost}
          allowDecimal={false}
        />
      </SimpleGrid>
      <SkillList form={form} />
    </FormCard>
  )
}

function Shown({ form }: Pick<Fields, 'form'>) {
  const { t } = useTranslation('employment')
  return (
    <FormCard title={t('post.shown')} lead={t('post.shownLead')}>
      <TextInput
        {...form.getInputProps('endDay')}
        maw={320}
        type="date"
        label={t('post.endDay')}
        description={t('post.endHint', { count: postDays, most: postDaysMost })}
      />
      <Checkbox
        {...form.getInputProps('recommended', { type: 'checkbox' })}
        label={t('post.recommendedBySchool')}
      />
    </FormCard>
  )
}

/** All fields of a post (JOB-033, JOB-052, JOB-095). */
export function PostFields({ form, stored }: Fields) {
  return (
    <>
      <Work form={form} stored={stored} />
      <Pay form={form} />
      <Wanted form={form} />
      <Shown form={form} />
    </>
  )
}
