import { ActionIcon, Button, Flex, TextInput } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../../parts/saved-page/forms.module.css'
import { MoveButtons } from '../parts/move-buttons.tsx'
import type { SettingsPart } from './settings-part.ts'

const most = 10

/** FRM-133: links to the school on social networks, in the order of the footer. */
export function SocialLinks({ form }: SettingsPart) {
  const { t } = useTranslation('schools')
  const { socialLinks: links } = form.values
  const [fresh, setFresh] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (fresh) list.current?.lastElementChild?.querySelector('input')?.focus()
  }, [fresh])
  const add = () => {
    const key = randomId()
    form.insertListItem('socialLinks', { key, name: '', url: '' })
    setFresh(key)
  }
  const remove = (index: number) => {
    form.removeListItem('socialLinks', index)
    addButton.current?.focus()
  }
  return (
    <fieldset className={styles['group']}>
      <legend>{t('field.socialLinks')}</legend>
      <p className={styles['hint']}>{t('hint.socialLinks')}</p>
      <ul ref={list} className={styles['lines']}>
        {links.map(({ key, name }, index) => (
          <li key={key} className={styles['line']}>
            <TextInput
              label={t('link.name')}
              {...form.getInputProps(`socialLinks.${index}.name`)}
            />
            <TextInput
              type="url"
              label={t('link.url')}
              placeholder="https://"
              {...form.getInputProps(`socialLinks.${index}.url`)}
            />
            <Flex pt={{ base: 0, sm: 28 }}>
              <MoveButtons
                name={name || t('list.unnamed')}
                index={index}
                count={links.length}
                onMove={(to) => form.reorderListItem('socialLinks', { from: index, to })}
              />
              <ActionIcon
                aria-label={t('list.remove', { name: name || t('list.unnamed') })}
                onClick={() => remove(index)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Flex>
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={links.length >= most}
        onClick={add}
      >
        {t('link.add')}
      </Button>
    </fieldset>
  )
}
