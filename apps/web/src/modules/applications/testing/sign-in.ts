import { sessionStore } from '@titian/site'

export function signIn(): void {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
}

export function signOut(): void {
  document.cookie = 'isLogin=; path=/; max-age=0'
}
