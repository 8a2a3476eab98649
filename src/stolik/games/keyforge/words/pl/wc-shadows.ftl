# Zderzenie Światów, dom shadows: tytuły, potem słowa pojedynczych kart.

title-keyforgery = Fałszywka

card-keyforgery = „{ title-keyforgery }”

text-guess-to-forge = gdy przeciwnik miałby w swojej turze wykuć klucz, wybiera dom, a ty pokazujesz losową kartę z ręki; jeśli należy ona do innego domu, ta karta zostaje zniszczona, a klucz nie zostaje ani wykuty, ani opłacony
