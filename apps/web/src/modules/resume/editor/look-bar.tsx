import { Group, NativeSelect, UnstyledButton } from '@mantine/core'
import { isLanguage, type ResumeLook, type Template, templates } from '@titian/contract'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { FitButton } from '../panels/fit/fit-button.tsx'
import styles from './look-bar.module.css'

interface LookBarProps {
  look: ResumeLook
  onChange: (look: ResumeLook) => unknown
}

const colors = ['terracotta', 'ink', 'forest', 'sea', 'plum'] as const
const spacings = ['compact', 'normal', 'wide'] as const
const sizes = ['small', 'normal', 'large'] as const
/** The languages of a resume, named in themselves. */
const languageNames = { en: 'English', zh: '中文', my: 'Bahasa Melayu' } as const

/** A thumbnail of a template: its top, photo and columns. */
function Thumbnail({ template }: { template: Template }) {
  return (
    <span className={styles['thumbnail']} data-template={template} aria-hidden>
      <i className={styles['head']} />
      <i className={styles['lines']} />
    </span>
  )
}

function pick<Value extends string>(values: readonly Value[], chosen: string): Value | undefined {
  return values.find((value) => value === chosen)
}

/**
 * RES-004, RES-081: chooses the look and the language of the page. Memoised, because the preview
 * renders at each keystroke.
 */
export const LookBar = memo(function LookBar({ look, onChange }: LookBarProps) {
  const { t } = useTranslation('resume')
  return (
    <div className={styles['bar']}>
      <Group component="fieldset" gap={8} justify="center" aria-label={t('look.templates')}>
        {templates.map((template) => (
          <UnstyledButton
            key={template}
            className={styles['template']}
            aria-label={t(`look.template.${template}`)}
            title={t(`look.template.${template}`)}
            aria-pressed={look.template === template}
            onClick={() => onChange({ ...look, template })}
          >
            <Thumbnail template={template} />
          </UnstyledButton>
        ))}
      </Group>
      <Group gap="sm" justify="center">
        <Group component="fieldset" gap={4} aria-label={t('look.colors')}>
          {colors.map((color) => (
            <UnstyledButton
              key={color}
              className={styles['color']}
              data-color={color}
              aria-label={t(`look.color.${color}`)}
              title={t(`look.color.${color}`)}
              aria-pressed={look.color === color}
              onClick={() => onChange({ ...look, color })}
            />
          ))}
        </Group>
        <NativeSelect
          size="xs"
          className={styles['choice']}
          aria-label={t('look.spacings')}
          value={look.spacing}
          onChange={({ currentTarget }) => {
            const spacing = pick(spacings, currentTarget.value)
            if (spacing) onChange({ ...look, spacing })
          }}
          data={spacings.map((value) => ({ value, label: t(`look.spacing.${value}`) }))}
        />
        <NativeSelect
          size="xs"
          className={styles['choice']}
          aria-label={t('look.sizes')}
          value={look.fontSize}
          onChange={({ currentTarget }) => {
            const fontSize = pick(sizes, currentTarget.value)
            if (fontSize) onChange({ ...look, fontSize })
          }}
          data={sizes.map((value) => ({ value, label: t(`look.size.${value}`) }))}
        />
        <NativeSelect
          size="xs"
          className={styles['choice']}
          aria-label={t('look.language')}
          value={look.language}
          onChange={({ currentTarget: { value: language } }) => {
            if (isLanguage(language)) onChange({ ...look, language })
          }}
          data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
        />
        <FitButton />
      </Group>
    </div>
  )
})
