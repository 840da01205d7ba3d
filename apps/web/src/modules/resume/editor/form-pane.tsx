import { ActionIcon, Button, Group } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useLanguage } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSection, newEntry, partName, PlaceContext } from '../data/place.ts'
import { useLazyView, warm } from '../data/use-lazy-view.ts'
import { BasicsForm } from '../forms/basics-form.tsx'
import styles from './editor.module.css'
import { loadFurtherForms, warmForms } from './further-forms.ts'
import { LazyPart } from '../parts/lazy-part.tsx'
import type { SectionsDrawerProps } from './sections-drawer.tsx'

const loadDrawer = () => import('./sections-drawer.tsx').then((one) => one.SectionsDrawer)

/** Opens the list of sections, if the screen is too narrow to show the list beside the form. */
function SectionsButton({ name }: { name: string }) {
  const { t } = useTranslation('resume')
  const [opened, setOpened] = useState(false)
  const { View, open } = useLazyView<SectionsDrawerProps>()
  const press = async () => {
    if (!View) await open(loadDrawer)
    setOpened(true)
  }
  return (
    <div className={styles['narrowOnly']}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('chooseSection', { name })}
        onClick={() => void press()}
        {...warm(loadDrawer)}
      >
        <IconChevronDown size={20} aria-hidden />
      </ActionIcon>
      {View ? <View opened={opened} onClose={() => setOpened(false)} /> : null}
    </div>
  )
}

/** The open form with its title, and links to other forms. */
export function FormPane({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation(['resume', 'site'])
  const language = useLanguage()
  const { part, entry, open } = use(PlaceContext)
  const name = part === 'basics' ? t('basics') : partName(part, language)
  return (
    <section className={styles['formPane']} aria-label={t('form')} {...warmForms}>
      <SectionHead
        level={2}
        title={name}
        lead={t(`lead.${part}`)}
        more={
          <Group gap="xs" wrap="nowrap">
            {isSection(part) && entry !== newEntry ? (
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => open(part, newEntry)}
              >
                {t('add')}
              </Button>
            ) : null}
            <SectionsButton name={name} />
          </Group>
        }
      />
      {part === 'basics' ? <BasicsForm onDone={onNext} /> : null}
      {part === 'advantage' ? (
        <LazyPart name="advantage" load={loadFurtherForms.advantage} props={{ onDone: onNext }} />
      ) : null}
      {isSection(part) ? (
        <LazyPart
          key={part}
          name="section"
          load={loadFurtherForms.section}
          props={{ section: part }}
        />
      ) : null}
    </section>
  )
}
