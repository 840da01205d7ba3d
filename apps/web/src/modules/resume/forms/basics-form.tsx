import { Box } from '@mantine/core'
import {
  firstBirthday,
  isBirthday,
  jobStatuses,
  lastBirthday,
  prompts,
  resume,
  type ResumeContent,
  sexTexts,
  statusTexts,
} from '@titian/contract'
import { useLanguage } from '@titian/site'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePaperNames } from '../data/use-paper-names.ts'
import { useResume } from '../data/use-resume.ts'
import { ListField, RadiosField } from './choice-fields.tsx'
import { CityField } from './city-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { PhotoPart } from './photo-part.tsx'
import { TextField } from './text-field.tsx'
import { usePartForm } from './use-part-form.ts'

type Basics = ResumeContent['basics']
type BasicValues = { [Name in keyof Basics]: Basics[Name] }

/** Returns each field once, in the order of the form. */
function pickBasics({ basics }: Pick<ResumeContent, 'basics'>): BasicValues {
  const { name, contact, email, city, status, identity, sex, birthday, wechat } = basics
  return { name, contact, email, city, status, identity, sex, birthday, wechat }
}

function Wide({ children }: { children: ReactNode }) {
  return (
    <Box miw={0} style={{ gridColumn: '1 / -1' }}>
      {children}
    </Box>
  )
}

/** RES-013 to RES-022: the form of the basic data. */
export function BasicsForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const names = usePaperNames(language)
  const { resumeId } = useResume()
  const form = usePartForm<BasicValues>({
    name: 'resume.basics',
    pick: pickBasics,
    blank: pickBasics({
      basics: {
        name: '',
        contact: '',
        email: '',
        city: '',
        status: null,
        identity: null,
        sex: 0,
        birthday: null,
        wechat: '',
      },
    }),
    problemsOf: ({ name, birthday }) => ({
      ...(!name.trim() && { name: prompts.name[language] }),
      ...(birthday && !isBirthday(birthday) && { birthday: prompts.birthday[language] }),
    }),
    lay: (content, basics) => ({ ...content, basics }),
    request: (basics) => ({ call: resume.updateResumeDetail, input: { resumeId, ...basics } }),
  })
  const { values, errors, change } = form
  const field = <Name extends keyof BasicValues>(name: Name) => ({
    name,
    label: t(`field.${name}`),
    value: values[name],
    error: errors[name],
    required: name === 'name',
    onChange: (value: unknown) => change({ [name]: value }),
  })
  const words = (one: BasicValues) => [
    ...(['name', 'contact', 'email', 'wechat'] as const).map((name) => ({
      name: t(`field.${name}`),
      text: one[name],
    })),
    { name: t('field.city'), text: names.city(one.city) },
    { name: t('field.birthday'), text: one.birthday ?? '' },
    { name: t('field.sex'), text: one.sex === 0 ? '' : sexTexts[one.sex][language] },
    { name: t('field.status'), text: one.status ? statusTexts[one.status][language] : '' },
    { name: t('field.identity'), text: one.identity ? t(`identity.${one.identity}`) : '' },
  ]
  return (
    <>
      <PhotoPart name={values.name} />
      <FormFrame form={form} words={words} onDone={onDone} doneLabel={t('next')}>
        <Wide>
          <TextField {...field('name')} most={60} autoComplete="name" />
        </Wide>
        <TextField {...field('contact')} most={60} type="tel" autoComplete="tel" />
        <TextField {...field('email')} most={120} type="email" autoComplete="email" />
        <Wide>
          <CityField {...field('city')} />
        </Wide>
        <Wide>
          <RadiosField
            {...field('identity')}
            options={([1, 2, 3] as const).map((value) => ({
              value,
              label: t(`identity.${value}`),
            }))}
          />
        </Wide>
        <ListField
          {...field('status')}
          none={t('choose.notSaid')}
          options={jobStatuses.map((value) => ({ value, label: statusTexts[value][language] }))}
        />
        <TextField
          {...field('birthday')}
          type="date"
          min={firstBirthday}
          max={lastBirthday()}
          value={values.birthday ?? ''}
          onChange={(birthday) => change({ birthday: birthday || null })}
          autoComplete="bday"
        />
        <ListField
          {...field('sex')}
          value={values.sex}
          onChange={(sex) => change({ sex: (sex ?? 0) as BasicValues['sex'] })}
          options={([1, 2] as const).map((value) => ({ value, label: sexTexts[value][language] }))}
          none={t('choose.notSaid')}
          noneValue={0}
        />
        <TextField {...field('wechat')} most={60} />
      </FormFrame>
    </>
  )
}
