// Written into the head of each page: the server reads the built file.
import './first-fonts'
import './hold-presses'
