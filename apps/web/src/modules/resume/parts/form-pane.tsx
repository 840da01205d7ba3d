import { ActionIcon, Button, Drawer, Group } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { sectionNames } from '@titian/contract'
import { useLanguage } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSection, newEntry, partName, PlaceContext } from '../data/place.ts'
import { AdvantageForm } from '../forms/advantage-form.tsx'
import { BasicsForm } from '../forms/basics-form.tsx'
import styles from './editor.module.css'
import { SectionPane } from './section-pane.tsx'
import { SectionsList } from './sections-list.tsx'

/** Where the list of sections is not beside the form, this opens it. */
function SectionsButton({ name }: { name: string }) {
  const { t } = useTranslation('resume')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <div className={styles['narrowOnly']}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('chooseSection', { name })}
        onClick={() => setOpened(true)}
      >
        <IconChevronDown size={20} aria-hidden />
      </ActionIcon>
      <Drawer
        opened={opened}
        onClose={close}
        title={t('sections')}
        closeButtonProps={{ 'aria-label': t('site:close') }}
      >
        <SectionsList onOpen={close} />
      </Drawer>
    </div>
  )
}

/** The open form with its name, and the way to the other ones. */
export function FormPane({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation(['resume', 'site'])
  const language = useLanguage()
  const { part, entry, open } = use(PlaceContext)
  const name = part === 'basics' ? t('basics') : partName(part, language)
  return (
    <section className={styles['formPane']} aria-label={t('form')}>
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
      {part === 'advantage' ? <AdvantageForm onDone={onNext} /> : null}
      {sectionNames.map((section) =>
        section === part ? <SectionPane key={section} section={section} /> : null,
      )}
    </section>
  )
}
