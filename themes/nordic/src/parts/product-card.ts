import { replaceable, sharedMarkup } from '@vitrin/theme-kit'
import { ProductCard as Own } from '../components/product-card'

export const ProductCard = sharedMarkup(replaceable('ProductCard', Own))
