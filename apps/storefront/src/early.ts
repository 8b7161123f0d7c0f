// Written into the head of each page: the server reads the built file.
import './keep-fonts'
import './hold-presses'
