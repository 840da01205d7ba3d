import { pickText } from '@titian/contract'
import { currentLanguage, type FormOf } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { EntryList } from '../parts/entry-list.tsx'
import { LinkFields, MenuFields } from './menu-fields.tsx'
import { MenuSummary } from './menu-summary.tsx'
import { isFilledChild, mostMenus, newChild, newMenu, type MenusValues } from './menu-values.ts'
import { isWrongBelow } from '../parts/wrong-below.ts'

interface MenuEditorProps {
  form: FormOf<MenusValues>
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

/** FRM-093, FRM-094: the tree of the menus, two levels deep. */
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
