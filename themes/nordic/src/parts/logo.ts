import { replaceable } from '@vitrin/theme-kit'
import { Logo as Own } from '../ui/logo'

export const Logo = replaceable('Logo', Own)
