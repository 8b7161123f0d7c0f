import { extendTheme } from '@vitrin/theme-kit'
import { nordic } from '@vitrin/theme-nordic'
import { Logo } from './logo'
import './natt.css'

export const natt = extendTheme({ extends: nordic, id: 'natt', components: { Logo } })
