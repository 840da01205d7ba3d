import type { FormOf } from '@titian/site'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../parts/entry-list.module.css'
import { FormCard } from '../parts/form-card.tsx'
import type { HomeValues } from './home-values.ts'
import { MoveButtons } from '../parts/move-buttons.tsx'

interface SectionOrderProps {
  form: FormOf<HomeValues>
}

/** FRM-136: which parts the home page has, from top to bottom. */
export function SectionOrder({ form }: SectionOrderProps) {
  const { t } = useTranslation('schools')
  const { sections } = form.values
  const [said, setSaid] = useState('')
  const move = (from: number, to: number, name: string) => {
    form.reorderListItem('sections', { from, to })
    setSaid(t('list.moved', { name, place: to + 1, count: sections.length }))
  }
  return (
    <FormCard title={t('home.sections')} lead={t('home.sectionsLead')}>
      <ol className={styles['list']}>
        {sections.map(({ name, shown }, index) => (
          <li key={name} className={styles['row']} data-hidden={!shown || undefined}>
            <div className={styles['head']}>
              <span className={styles['words']}>
                <b>{t(`home.section.${name}`)}</b>
                <span className={styles['small']}>{t(`home.sectionHint.${name}`)}</span>
              </span>
              <div className={styles['tools']}>
                <Switch
                  label={t(shown ? 'shown' : 'hidden')}
                  aria-label={t('home.show', { name: t(`home.section.${name}`) })}
                  checked={shown}
                  onChange={(event) =>
                    form.setFieldValue(`sections.${index}.shown`, event.currentTarget.checked)
                  }
                />
                <MoveButtons
                  name={t(`home.section.${name}`)}
                  index={index}
                  count={sections.length}
                  onMove={(to) => move(index, to, t(`home.section.${name}`))}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <output className="visually-hidden">{said}</output>
    </FormCard>
  )
}
