import { Button, Group, Modal, Stack, Title } from '@mantine/core'
import { type FullTexts, htmlLanguage, type Language } from '@titian/contract'
import { FormError, RichText, type FormOf } from '@titian/site'
import { RichTextField } from '@titian/site/rich-text'
import { Segmented } from '@titian/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageFields } from './language-fields.tsx'
import { useOwnLanguages } from './use-own-languages.ts'

/** The values that a form with a long text has besides its other fields. */
export interface LongTextValues extends Record<string, unknown> {
  title: FullTexts
  html: FullTexts
}

interface PreviewProps {
  values: LongTextValues
  language: Language
}

/** Previews the text in one language. */
function Preview({ values: { title, html }, language }: PreviewProps) {
  const { t } = useTranslation('schools')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('longText.preview')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('longText.preview')}
        size={760}
        closeButtonProps={{ 'aria-label': t('site:close') }}
      >
        <Stack component="article" lang={htmlLanguage[language]}>
          <Title order={2}>{title[language]}</Title>
          <RichText html={html[language]} />
        </Stack>
      </Modal>
    </>
  )
}

interface LongTextProps<Values extends LongTextValues> {
  form: FormOf<Values>
  /** Further buttons next to the preview. */
  acts?: ReactNode
}

/**
 * A title and a text, one language at a time. An empty language falls back to the main language of
 * the school.
 */
export function LongText<Values extends LongTextValues>({ form, acts }: LongTextProps<Values>) {
  const { t } = useTranslation('schools')
  const languages = useOwnLanguages()
  const [chosen, setChosen] = useState<Language>(languages[0])
  const language = languages.includes(chosen) ? chosen : languages[0]
  const path = `html.${language}`
  const error = Object.entries(form.errors).find(([key]) => key.startsWith('html.'))?.[1]
  return (
    <>
      <LanguageFields
        label={t('longText.title')}
        path="title"
        field={form.getInputProps}
        languages={languages}
        required
      />
      <Segmented
        label={t('preview.language')}
        value={language}
        onChange={setChosen}
        options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      <div lang={htmlLanguage[language]} data-path={path}>
        <RichTextField
          key={language}
          label={t('longText.text', { language: t(`language.${language}`) })}
          value={form.values.html[language]}
          onChange={(html) => {
            const texts: FullTexts = { ...form.values.html, [language]: html }
            form.setValues((before) => ({ ...before, html: texts }))
          }}
        />
      </div>
      <FormError error={typeof error === 'string' ? error : null} />
      <Group>
        <Preview values={form.values} language={language} />
        {acts}
      </Group>
    </>
  )
}
