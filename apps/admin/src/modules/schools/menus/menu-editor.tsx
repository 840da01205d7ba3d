import { Box, Flex } from '@mantine/core'
import { IconExternalLink, IconEyeOff } from '@tabler/icons-react'
import { pickText } from '@titian/contract'
import { currentLanguage, type FormOf } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { EntryList } from '../parts/entry-list.tsx'
import { LinkFields, MenuFields } from './menu-fields.tsx'
import {
  isFilledChild,
  type MenuChildValues,
  type MenusValues,
  type MenuValues,
  mostMenus,
  newChild,
  newMenu,
} from './menu-values.ts'
import { isWrongBelow } from '../parts/wrong-below.ts'

interface MenuEditorProps {
  form: FormOf<MenusValues>
}

/** The summary of a menu entry of either level, in one line. */
function MenuSummary({ entry }: { entry: MenuChildValues | MenuValues }) {
  const { t } = useTranslation('schools')
  const { name, url, openMode, active } = entry
  const below = 'children' in entry ? entry.children.length : 0
  return (
    <>
      <Flex component="span" direction="column" flex="1 1 160px" miw={0}>
        <Box component="b" fw={600}>
          {pickText(name, currentLanguage()) || t('list.unnamed')}
        </Box>
        <Box component="span" c="dimmed" fz="xs" style={{ overflowWrap: 'anywhere' }}>
          {[url || t('menus.noAddress'), below > 0 ? t('menus.below', { count: below }) : '']
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Flex>
      {openMode === '_blank' ? (
        <StatusBadge icon={<IconExternalLink size={14} aria-hidden />}>
          {t('menus.window._blank')}
        </StatusBadge>
      ) : null}
      {active ? null : (
        <StatusBadge tone="warn" icon={<IconEyeOff size={14} aria-hidden />}>
          {t('hidden')}
        </StatusBadge>
      )}
    </>
  )
}

function Children({ form, index }: MenuEditorProps & { index: number }) {
  const { t } = useTranslation('schools')
  const menu = form.values.menus[index]
  if (!menu) return null
  const path = `menus.${index}.children`
  const name = pickText(menu.name, currentLanguage()) || t('list.unnamed')
  return (
    <EntryList
      label={t('menus.childrenOf', { name })}
      entries={menu.children}
      most={mostMenus}
      nameOf={(child) => pickText(child.name, currentLanguage())}
      Summary={MenuSummary}
      isWrong={(place) => isWrongBelow(form.errors, `${path}.${place}`)}
      isFilled={isFilledChild}
      addLabel={t('menus.addChild')}
      empty={t('menus.noChildren')}
      onAdd={() => {
        const child = newChild()
        form.insertListItem(path, child)
        return child.key
      }}
      onMove={(from, to) => form.reorderListItem(path, { from, to })}
      onRemove={(place) => form.removeListItem(path, place)}
    >
      {(_, place) => <LinkFields path={`${path}.${place}`} field={form.getInputProps} />}
    </EntryList>
  )
}

/** FRM-093, FRM-094: edits the two-level tree of menus. */
export function MenuEditor({ form }: MenuEditorProps) {
  const { t } = useTranslation('schools')
  return (
    <EntryList
      label={t('menus.title')}
      entries={form.values.menus}
      most={mostMenus}
      nameOf={(menu) => pickText(menu.name, currentLanguage())}
      Summary={MenuSummary}
      isWrong={(index) => isWrongBelow(form.errors, `menus.${index}`)}
      isFilled={(menu) => isFilledChild(menu) || menu.children.length > 0}
      addLabel={t('menus.add')}
      empty={t('menus.none')}
      onAdd={() => {
        const menu = newMenu()
        form.insertListItem('menus', menu)
        return menu.key
      }}
      onMove={(from, to) => form.reorderListItem('menus', { from, to })}
      onRemove={(index) => form.removeListItem('menus', index)}
    >
      {(_, index) => (
        <MenuFields path={`menus.${index}`} field={form.getInputProps}>
          <Children form={form} index={index} />
        </MenuFields>
      )}
    </EntryList>
  )
}
